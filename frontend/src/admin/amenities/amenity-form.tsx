import { AutoComplete, Form, Input, Select } from 'antd';
import {
  AMENITY_CATEGORIES,
  AMENITY_DESCRIPTION_MAX_LENGTH,
  AMENITY_ICON_MAX_LENGTH,
  AMENITY_MAX_ORDER,
  AMENITY_TITLE_MAX_LENGTH,
  type AmenityView,
  type SaveAmenity,
} from '@farmhouse/contracts/catalogue/amenity';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { ActiveField } from '../ui/forms/fields/active-field.tsx';
import { OrderField } from '../ui/forms/fields/order-field.tsx';
import { required } from '../ui/forms/rules.ts';
import { wordLabel } from '../ui/word-label.ts';
import { AMENITY_ICONS } from './amenity-icons.ts';

const NEW_AMENITY: Partial<SaveAmenity> = { category: 'basic', active: true };
const LOWEST_FIRST = 'The lowest number comes first';
const CATEGORIES = AMENITY_CATEGORIES.map((value) => ({ value, label: wordLabel(value) }));

/** The fields of an amenity. */
export default function AmenityForm(editor: CrudEditor<AmenityView, SaveAmenity>) {
  const isNew = editor.record === undefined;
  /** Without an order a new amenity comes after all others. */
  const bodyOf = ({ title, category, description, icon, order, active }: SaveAmenity): SaveAmenity => ({
    ...{ title, category, description, icon: icon.trim(), active },
    order: order ?? (isNew ? undefined : 0),
  });
  return (
    <CrudForm {...editor} sendsOnlyChanges initialValues={editor.record ?? NEW_AMENITY} bodyOf={bodyOf}>
      <Form.Item name="title" label="Name" rules={[required('Name')]}>
        <Input maxLength={AMENITY_TITLE_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="category" label="Category">
        <Select options={CATEGORIES} />
      </Form.Item>
      <Form.Item name="description" label="Description" rules={[required('Description')]}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={AMENITY_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
      <Form.Item
        name="icon"
        label="Icon"
        extra="Choose one, or type an emoji of your own"
        rules={[required('Icon'), { max: AMENITY_ICON_MAX_LENGTH }]}
      >
        <AutoComplete options={[...AMENITY_ICONS]} />
      </Form.Item>
      <OrderField
        max={AMENITY_MAX_ORDER}
        extra={isNew ? `${LOWEST_FIRST}; left empty, the amenity comes last` : LOWEST_FIRST}
      />
      <ActiveField extra="Visitors see active amenities only" />
    </CrudForm>
  );
}
