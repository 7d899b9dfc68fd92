import type { ContentView, SaveContent } from '@farmhouse/contracts/content/page-content';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

export const pageContent = ownerCrud<ContentView, SaveContent>('admin/content', 'PageContent', 'PUT');
