import {
  POST_SUMMARIES,
  type BlogPostSummary,
  type BlogPostView,
  type MovedPost,
} from '@farmhouse/contracts/content/blog';
import { clientNetwork } from '@farmhouse/platform/client/client-network';
import { sendPage } from '@farmhouse/platform/lists/paging';
import { OptionalAdmin, Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Headers, Param, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BlogListDto } from './blog.dto.ts';
import { BlogListService } from './blog-list.service.ts';
import { BlogReadingService } from './blog-reading.service.ts';
import type { Visitor } from './post-views.ts';
import { toBlogPostSummary, toBlogPostView } from './blog.view.ts';

/**
 * The reader as identified by the gateway's headers; undefined for a read inside the network, such as server rendering.
 */
function visitorOf(request: FastifyRequest): Visitor | undefined {
  if (!request.headers['x-real-ip']) return undefined;
  return { network: clientNetwork(request), userAgent: request.headers['user-agent'] ?? '' };
}

@Controller('api/blog-posts')
export class BlogController {
  constructor(
    private readonly blogListService: BlogListService,
    private readonly blogReadingService: BlogReadingService,
  ) {}

  /**
   * Lists the blog posts, one page at a time. Admins see every post with its text, or without if they send
   * `Prefer: return=minimal`; others only published posts without texts.
   */
  @Get()
  @OptionalAdmin('content')
  async list(
    @Query() filter: BlogListDto,
    @Headers('prefer') preference: string | undefined,
    @Req() { admin }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<(BlogPostSummary | BlogPostView)[]> {
    if (admin && preference === POST_SUMMARIES) {
      void reply.header('Preference-Applied', POST_SUMMARIES);
      return sendPage(reply, await this.blogListService.allWithoutTexts(filter)).map(toBlogPostSummary);
    }
    if (admin) return sendPage(reply, await this.blogListService.all(filter)).map(toBlogPostView);
    return sendPage(reply, await this.blogListService.published(filter)).map(toBlogPostSummary);
  }

  /** Lists a few other published blog posts, those that share most tags with this one first. */
  @Get(':slug/related')
  @Public()
  async related(@Param('slug') slug: string): Promise<BlogPostSummary[]> {
    return (await this.blogListService.related(slug)).map(toBlogPostSummary);
  }

  /** Returns a blog post by its slug. A post's former slug gets a 301 to its current one. */
  @Get(':slug')
  @OptionalAdmin('content')
  @Header('Cache-Control', 'no-cache')
  async bySlug(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPostView | MovedPost> {
    const found = await this.blogReadingService.read(slug, {
      isAdmin: request.admin !== undefined,
      visitor: visitorOf(request),
    });
    if ('movedTo' in found) {
      void reply.status(301).header('Location', `/api/blog-posts/${found.movedTo}`);
      return { slug: found.movedTo };
    }
    return toBlogPostView(found.post);
  }
}
