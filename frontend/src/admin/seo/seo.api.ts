import type { SaveSeo, SeoView } from '@farmhouse/contracts/content/seo';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

/** The tag `Seo` covers the public data: /api/seo, /api/seo/{page} and /api/reviews/seo. */
export const seoRecords = ownerCrud<SeoView, SaveSeo>('admin/seo', 'Seo', 'PUT');
