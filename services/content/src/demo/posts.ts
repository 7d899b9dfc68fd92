import type { SaveBlogPost } from '@farmhouse/contracts/content/blog';
import { CELEBRATION_POST } from './posts/celebration.ts';
import { KEESARA_POST } from './posts/keesara-guide.ts';
import { MONSOON_POST } from './posts/monsoon.ts';

/** Oldest first, so that the featured one is the newest. */
export const DEMO_POSTS: readonly SaveBlogPost[] = [KEESARA_POST, CELEBRATION_POST, MONSOON_POST];
