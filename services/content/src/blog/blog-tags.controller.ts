import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get } from '@nestjs/common';
import { BlogListService } from './blog-list.service.ts';

@Controller('api/blog-tags')
@Public()
export class BlogTagsController {
  constructor(private readonly blogListService: BlogListService) {}

  /** Lists the tags of the published blog posts, the most used first. */
  @Get()
  list(): Promise<string[]> {
    return this.blogListService.tags();
  }
}
