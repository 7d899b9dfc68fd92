import type { ReviewSummary } from '@farmhouse/contracts/content/seo';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header } from '@nestjs/common';
import { toReviewSummary } from './seo.view.ts';
import { SeoService } from './seo.service.ts';

@Controller('api/reviews')
@Public()
export class ReviewsController {
  constructor(private readonly seoService: SeoService) {}

  /**
   * Returns the average and the number of the reviews of the whole business, which the home page's record contains.
   */
  @Get('seo')
  @Header('Cache-Control', 'no-cache')
  async summary(): Promise<ReviewSummary> {
    return toReviewSummary(await this.seoService.ofPage('home'));
  }
}
