import type { ContentView, SaveContent } from '@farmhouse/contracts/content/page-content';
import { isLegalText } from '@farmhouse/contracts/content/terms-placeholders';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { ContentList } from './content-list.tsx';
import type { ContentDraft } from './new-content.ts';
import { pageContent } from './page-content.api.ts';

const TEXTS = crudTexts('page content');
const EMPTY = { text: 'No page content found', hint: 'The pages show their built-in texts.', hasAddButton: true };

const ContentForm = lazyWithRetry(() => import('./content-form.tsx'));

/** A legal page always has a text: the owner's, or the original one. */
const hasOriginal = ({ identifier }: ContentView) => isLegalText(identifier);

/** Page content: legal texts, lists and short texts of the pages. */
export default function PageContentPage() {
  return (
    <CrudSection<ContentView, SaveContent, ContentDraft>
      crud={pageContent}
      texts={TEXTS}
      label="Page content"
      nameOf={({ identifier }) => identifier}
      columns={[]}
      view={(records, actionsOf, { add }) => <ContentList records={records} actionsOf={actionsOf} onWrite={add} />}
      hasOwnRows
      Form={ContentForm}
      hasOriginal={hasOriginal}
      deleteQuestion={(record) =>
        isLegalText(record.identifier)
          ? `Set "${record.description || record.identifier}" back to the original text? Yours is lost.`
          : `Delete the text "${record.identifier}"? Its page then shows the built-in text.`
      }
      empty={EMPTY}
      header={({ addButton }) => (
        <SectionBar
          text="Legal texts and lists of the site. A change shows on the next page view."
          action={addButton}
        />
      )}
    />
  );
}
