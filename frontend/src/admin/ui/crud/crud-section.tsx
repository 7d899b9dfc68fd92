import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { RecordList } from '../record-list.tsx';
import type { RecordColumn } from '../record-list.types.ts';
import { RowActions } from '../row-actions.tsx';
import { Nothing } from '../states.tsx';
import { useEditor } from '../use-editor.ts';
import { actionsColumn } from './actions-column.ts';
import type { CrudEditor } from './crud-form.tsx';
import type { CrudTexts } from './crud-texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Identified, OwnerCrud } from './owner-crud.ts';
import { useDelete } from './use-delete.ts';

/** What a section's own parts may do with its list and form. */
export interface CrudTools<View, Draft> {
  /** Undefined while they are on their way. */
  records: readonly View[] | undefined;
  /** Opens the form for a new record. */
  add: (draft?: Draft) => void;
  edit: (record: View) => void;
  addButton: ReactNode;
}

interface CrudSectionProps<View extends Identified, Save extends object, Draft> {
  crud: OwnerCrud<View, Save>;
  texts: CrudTexts;
  /** What the list holds, as in 'Services'. */
  label: string;
  nameOf: (record: View) => string;
  /** Columns of the table, lines of the card; the buttons of a record are added to them. */
  columns: readonly RecordColumn<View>[];
  /** Draws the records in another way than as a table: as a grid, in groups, in an order that can be changed. */
  view?: (records: readonly View[], actionsOf: (record: View) => ReactNode) => ReactNode;
  /** Fetched when it is first opened. */
  Form: ComponentType<CrudEditor<View, Save, Draft>>;
  /** Asked before a record is deleted; without it, records cannot be deleted. */
  deleteQuestion?: (record: View) => string;
  /** Asks in a dialog with this title instead of in the browser's own box. */
  deleteTitle?: string;
  /** More buttons of one record. */
  moreActions?: (record: View) => ReactNode;
  /** What stands above the list, search and filters included. */
  header: (tools: CrudTools<View, Draft>) => ReactNode;
  /** True for the records that the filters let through. */
  matches?: (record: View) => boolean;
  empty: { text: string; hint?: string; hasAddButton?: boolean };
}

/** A section that lists the owner's records of one kind and adds, changes and deletes them. */
export function CrudSection<View extends Identified, Save extends object, Draft = object>(
  props: CrudSectionProps<View, Save, Draft>,
) {
  const { crud, texts, label, nameOf, columns, view, Form, deleteQuestion, deleteTitle } = props;
  const { moreActions, header, matches, empty } = props;
  const { data, isError, refetch } = crud.useList();
  const { edited, add, edit, close } = useEditor<View, Draft>();
  const remove = useDelete(crud, texts);
  const [asked, setAsked] = useState<View>();

  const records = matches ? data?.filter(matches) : data;
  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => add()}>
      {texts.add}
    </Button>
  );
  const askToDelete = (record: View, question: string) => {
    if (deleteTitle) setAsked(record);
    else if (window.confirm(question)) void remove(record);
  };
  const actionsOf = (record: View) => (
    <RowActions
      name={nameOf(record)}
      onEdit={() => edit(record)}
      onDelete={deleteQuestion && (() => askToDelete(record, deleteQuestion(record)))}
    >
      {moreActions?.(record)}
    </RowActions>
  );
  return (
    <>
      {header({ records: data, add, edit, addButton })}
      {view && records?.length ? (
        view(records, actionsOf)
      ) : (
        <RecordList
          label={label}
          columns={[...columns, actionsColumn(columns, actionsOf, deleteQuestion ? 2 : 1)]}
          records={records}
          idOf={({ id }) => id}
          isError={isError}
          refetch={refetch}
          empty={<Nothing text={empty.text} hint={empty.hint} action={empty.hasAddButton && addButton} />}
        />
      )}
      {asked && deleteTitle && deleteQuestion && (
        <DeleteDialog
          title={deleteTitle}
          question={deleteQuestion(asked)}
          onDelete={() => remove(asked)}
          onClose={() => setAsked(undefined)}
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
