import type { BlogSummary } from '@farmhouse/contracts/content/blog';
import { SearchQuery } from '@farmhouse/platform/lists/paging';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Query } from '@nestjs/common';
import { BlogListService } from './blog-list.service.ts';

@Controller('api/admin/blog-posts')
@Admin('content')
export class BlogSummaryController {
  constructor(private readonly blogListService: BlogListService) {}

  /** Returns counts over all blog posts, or those that match a search. */
  @Get('summary')
  summary(@Query() filter: SearchQuery): Promise<BlogSummary> {
    return this.blogListService.summary(filter);
  }
}
