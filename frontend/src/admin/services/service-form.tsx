import { Form, Input, InputNumber, Select } from 'antd';
import {
  MAX_SERVICE_GUESTS,
  MAX_SERVICE_PRICE,
  SERVICE_CATEGORIES,
  SERVICE_DESCRIPTION_MAX_LENGTH,
  SERVICE_FREQUENCIES,
  SERVICE_ICON_MAX_LENGTH,
  SERVICE_NAME_MAX_LENGTH,
  serviceTerms,
  type SaveService,
  type ServiceView,
} from '@farmhouse/contracts/catalogue/service';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { ActiveField } from '../ui/forms/fields/active-field.tsx';
import { PictureAddressField } from '../ui/pictures/picture-address.tsx';
import { pictureAddress, required, wholeNumber } from '../ui/forms/rules.ts';
import { wordLabel } from '../ui/word-label.ts';

const NEW_SERVICE: Partial<SaveService> = { category: 'other', active: true };
const CATEGORIES = SERVICE_CATEGORIES.map((value) => ({ value, label: wordLabel(value) }));

const picture = pictureAddress('Picture must be an address that begins with https:// or /', { isRequired: false });

const NOT_STATED = '';
const FREQUENCIES = [
  { value: NOT_STATED, label: 'Not stated' },
  ...SERVICE_FREQUENCIES.map((value) => ({ value, label: serviceTerms({ frequency: value, maxGuests: null }).join() })),
];

function bodyOf(fields: SaveService): SaveService {
  const { icon, imageUrl, frequency, maxGuests } = fields;
  const optional = { icon: icon?.trim() || null, imageUrl: imageUrl?.trim() || null };
  return { ...fields, ...optional, frequency: frequency || null, maxGuests: maxGuests ?? null };
}

/** The fields of a service. */
export default function ServiceForm(editor: CrudEditor<ServiceView, SaveService>) {
  return (
    <CrudForm {...editor} sendsOnlyChanges initialValues={editor.record ?? NEW_SERVICE} bodyOf={bodyOf}>
      <Form.Item name="name" label="Name" rules={[required('Name')]}>
        <Input maxLength={SERVICE_NAME_MAX_LENGTH} />
      </Form.Item>
      <Form.Item name="description" label="Description" rules={[required('Description')]}>
        <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={SERVICE_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
      <Form.Item
        name="price"
        label="Price"
        extra="Whole rupees, once a stay"
        rules={[required('Price'), wholeNumber('Price', 0, MAX_SERVICE_PRICE, 'rupees')]}
      >
        <InputNumber className="w-full!" prefix="₹" inputMode="numeric" controls={false} />
      </Form.Item>
      <Form.Item name="category" label="Category">
        <Select options={CATEGORIES} />
      </Form.Item>
      <Form.Item
        name="frequency"
        label="How often"
        extra="What guests get for the price"
        getValueProps={(value: SaveService['frequency']) => ({ value: value ?? NOT_STATED })}
      >
        <Select options={FREQUENCIES} virtual={false} />
      </Form.Item>
      <Form.Item
        name="maxGuests"
        label="Most guests"
        extra="Optional: for how many guests"
        rules={[wholeNumber('Most guests', 1, MAX_SERVICE_GUESTS)]}
      >
        <InputNumber className="w-full!" inputMode="numeric" controls={false} />
      </Form.Item>
      <Form.Item name="icon" label="Icon" extra="Optional: one emoji. Guests see one that fits the name">
        <Input maxLength={SERVICE_ICON_MAX_LENGTH} />
      </Form.Item>
      <PictureAddressField
        name="imageUrl"
        label="Picture"
        extra="Optional: upload a file, choose one of the gallery, or type an address that begins with https://, or a path of this site. Empty: a picture that fits the name"
        validateTrigger="onBlur"
        rules={[picture]}
      />
      <ActiveField extra="Guests see and choose active services only" />
    </CrudForm>
  );
}
