import { Form, Input } from 'antd';
import {
  CANNED_MAX_ORDER,
  CANNED_TEXT_MAX_LENGTH,
  CANNED_TITLE_MAX_LENGTH,
  type CannedAnswerView,
  type SaveCannedAnswer,
} from '@farmhouse/contracts/chat/canned-answer';
import { CrudForm, type CrudEditor } from '../../ui/crud/crud-form.tsx';
import { OrderField } from '../../ui/forms/fields/order-field.tsx';
import { required } from '../../ui/forms/rules.ts';

const NEW_ANSWER: SaveCannedAnswer = { title: '', text: '', order: 0 };

const bodyOf = ({ title, text, order }: SaveCannedAnswer): SaveCannedAnswer => ({
  title: title.trim(),
  text: text.trim(),
  order: order ?? 0,
});

/** The fields of a canned answer. */
export default function CannedAnswerForm(editor: CrudEditor<CannedAnswerView, SaveCannedAnswer>) {
  return (
    <CrudForm {...editor} sendsOnlyChanges initialValues={editor.record ?? NEW_ANSWER} bodyOf={bodyOf}>
      <Form.Item name="title" label="Title" extra="The name you choose it by" rules={[required('Title')]}>
        <Input maxLength={CANNED_TITLE_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="text" label="Text" extra="You can change it before you send it" rules={[required('Text')]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={CANNED_TEXT_MAX_LENGTH} />
      </Form.Item>
      <OrderField max={CANNED_MAX_ORDER} extra="Lower numbers come first" />
    </CrudForm>
  );
}
