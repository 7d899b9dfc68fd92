import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PagedList } from '../records/paged-list.tsx';
import { RecordList } from '../records/record-list.tsx';
import type { RecordColumn } from '../records/record-list.types.ts';
import { RowActions } from '../records/row-actions.tsx';
import { EmptyState } from '../states.tsx';
import { useEditor } from '../forms/containers/use-editor.ts';
import { actionsColumn } from './actions-column.ts';
import type { CrudEditor } from './crud-form.tsx';
import type { CrudTexts } from './crud-texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Identified, OwnerCrud } from './owner-crud.ts';
import { useDelete } from './use-delete.ts';
import { useOpenForm } from './use-open-form.ts';

/** The list and form actions available to a section's own components. */
export interface CrudTools<View, Draft> {
  /** The records, or those of the page; undefined while loading. */
  records: readonly View[] | undefined;
  /** Opens the form for a new record. */
  add: (draft?: Draft) => void;
  edit: (record: View) => void;
  addButton: ReactNode;
}

interface CrudSectionProps<View extends Identified, Save extends object, Draft> {
  crud: OwnerCrud<View, Save>;
  texts: CrudTexts;
  /** Title of the list, such as 'Services'. */
  label: string;
  nameOf: (record: View) => string;
  /** Columns of the table and lines of the card; the actions column is added. */
  columns: readonly RecordColumn<View>[];
  /** Renders the records instead of the table, for example as a grid, in groups or sortable. */
  view?: (records: readonly View[], actionsOf: (record: View) => ReactNode, tools: CrudTools<View, Draft>) => ReactNode;
  /** Fetches only the page that a list's URL names, for lists that grow; `view` shows its records. */
  paging?: { search: Record<string, unknown> & { page: number }; onPage: (page: number) => void };
  /** True if the view has rows of its own, which are shown above the empty state, too. */
  hasOwnRows?: boolean;
  /** Fetches what the list leaves out but the form shows; undefined if the record has everything. */
  load?: (record: View) => Promise<View> | undefined;
  /** Lazy component, fetched when it is first opened. */
  Form: ComponentType<CrudEditor<View, Save, Draft>>;
  /** Confirmation question before a record is deleted; without it, records cannot be deleted. */
  deleteQuestion?: (record: View) => string;
  /** True for records with an original: they are reset to it instead of deleted. */
  hasOriginal?: (record: View) => boolean;
  /** Title of the confirmation dialog; without it, the browser's confirm box is used. */
  deleteTitle?: string;
  /** Further buttons of one record. */
  moreActions?: (record: View, tools: CrudTools<View, Draft>) => ReactNode;
  /** Content above the list, such as search and filters. */
  header: (tools: CrudTools<View, Draft>) => ReactNode;
  /** True for records that match the filters. */
  matches?: (record: View) => boolean;
  empty: {
    text: string;
    hint?: string;
    hasAddButton?: boolean;
    /** Instead of the button. */
    action?: (tools: CrudTools<View, Draft>) => ReactNode;
  };
}

const SET_BACK = { deleted: 'The original text is back', deleteFailed: 'Failed to set the text back' };

/** A section that lists, adds, edits and deletes the owner's records of one kind. */
export function CrudSection<View extends Identified, Save extends object, Draft = object>(
  props: CrudSectionProps<View, Save, Draft>,
) {
  const { crud, texts, label, nameOf, columns, view, hasOwnRows, Form, deleteQuestion, deleteTitle } = props;
  const { hasOriginal, moreActions, header, matches, empty, load, paging } = props;
  const list = crud.usePage(paging?.search);
  const { isError, refetch } = list;
  const data = list.data?.items;
  const { edited, close, ...editor } = useEditor<View, Draft>();
  const { open, cancel, loadingId } = useOpenForm({ load, edit: editor.edit, texts });
  const remove = useDelete(crud, texts);
  const setBack = useDelete(crud, SET_BACK);
  const [toDelete, setToDelete] = useState<View>();

  const records = matches ? data?.filter(matches) : data;
  const add = (draft?: Draft) => {
    cancel();
    editor.add(draft);
  };
  const edit = (record: View) => void open(record);
  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => add()}>
      {texts.add}
    </Button>
  );
  const tools: CrudTools<View, Draft> = { records: data, add, edit, addButton };
  const askToDelete = (record: View, question: string) => {
    if (deleteTitle) setToDelete(record);
    else if (window.confirm(question)) void (hasOriginal?.(record) ? setBack(record) : remove(record));
  };
  const actionsOf = (record: View) => (
    <RowActions
      name={nameOf(record)}
      onEdit={() => edit(record)}
      isOpening={loadingId === record.id}
      onDelete={deleteQuestion && (() => askToDelete(record, deleteQuestion(record)))}
      isSetBack={hasOriginal?.(record)}
    >
      {moreActions?.(record, tools)}
    </RowActions>
  );
  const emptyState = (
    <EmptyState
      text={empty.text}
      hint={empty.hint}
      action={empty.action?.(tools) ?? (empty.hasAddButton && addButton)}
    />
  );
  return (
    <>
      {header(tools)}
      {paging && (
        <PagedList what={label} list={list} page={paging.search.page} onPage={paging.onPage} empty={emptyState}>
          {(items) => view?.(items, actionsOf, tools)}
        </PagedList>
      )}
      {!paging && view && records && (hasOwnRows || records.length > 0) && view(records, actionsOf, tools)}
      {!paging && !(view && records?.length) && (
        <div className={hasOwnRows && records ? 'mt-4' : undefined}>
          <RecordList
            label={label}
            columns={[...columns, actionsColumn(columns, actionsOf, deleteQuestion ? 2 : 1)]}
            records={records}
            idOf={({ id }) => id}
            isError={isError}
            refetch={refetch}
            empty={emptyState}
          />
        </div>
      )}
      {toDelete && deleteTitle && deleteQuestion && (
        <DeleteDialog
          title={deleteTitle}
          question={deleteQuestion(toDelete)}
          onDelete={() => remove(toDelete)}
          onClose={() => setToDelete(undefined)}
        />
      )}
      {edited && (
        <Suspense>
          <Form {...edited} crud={crud} texts={texts} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
