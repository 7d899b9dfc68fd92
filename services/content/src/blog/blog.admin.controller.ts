import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { IdPipe } from '@farmhouse/platform/input/id.pipe';
import { Admin } from '@farmhouse/platform/http/route-policy';
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ChangeBlogPostDto, CreateBlogPostDto } from './blog.dto.ts';
import { BlogService } from './blog.service.ts';
import { toBlogPostView } from './blog.view.ts';

@Controller('api/blog-posts')
export class BlogAdminController {
  constructor(private readonly blogService: BlogService) {}

  /** Creates a blog post. */
  @Post()
  @Admin('content')
  async create(@Body() input: CreateBlogPostDto): Promise<BlogPostView> {
    return toBlogPostView(await this.blogService.create(input));
  }

  /** Changes the named fields of a blog post. */
  @Put(':id')
  @Admin('content')
  async update(@Param('id', IdPipe) id: number, @Body() input: ChangeBlogPostDto): Promise<BlogPostView> {
    return toBlogPostView(await this.blogService.update(id, input));
  }

  /** Deletes a blog post. */
  @Delete(':id')
  @HttpCode(204)
  @Admin('content')
  remove(@Param('id', IdPipe) id: number): Promise<void> {
    return this.blogService.remove(id);
  }
}
