import type { BlogSummary } from '@farmhouse/contracts/content/blog';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get } from '@nestjs/common';
import { BlogListService } from './blog-list.service.ts';

@Controller('api/admin/blog-posts')
@Admin('content')
export class BlogSummaryController {
  constructor(private readonly blogListService: BlogListService) {}

  /** Returns counts over all blog posts. */
  @Get('summary')
  summary(): Promise<BlogSummary> {
    return this.blogListService.summary();
  }
}
