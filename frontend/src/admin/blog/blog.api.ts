import type { BlogPostView } from '@farmhouse/contracts/content/blog';
import { ownerCrud } from '../ui/crud/owner-crud.ts';
import type { SavePost } from './post-values.ts';

export const blogPosts = ownerCrud<BlogPostView, SavePost>('blog-posts', 'BlogPost', 'PUT');
