import { Form } from 'antd';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { services } from '../../services/services.api.ts';
import { WIDE } from '../../ui/forms/fields/contact-fields.tsx';
import { MultiSelect } from '../../ui/forms/fields/multi-select.tsx';

interface BookedService {
  id: string;
  name: string;
  /** Whole rupees. */
  price: number;
}

interface ServicesFieldProps {
  /** The booked services, which may no longer be offered. */
  booked?: readonly BookedService[];
  onChoose?: (chosen: readonly BookedService[]) => void;
}

/** The field `selectedServices` of a booking: the ids of its services. */
export function ServicesField({ booked = [], onChoose }: ServicesFieldProps) {
  const { data: offered = [], isFetching } = services.useList();
  const known = offered.map(({ id, name, price }) => ({ id: String(id), name, price }));
  const all = [...known, ...booked.filter(({ id }) => !known.some((service) => service.id === id))];
  const options = all.map(({ id, name, price }) => ({ value: id, name, label: `${name} (${formatRupees(price)})` }));
  return (
    <Form.Item name="selectedServices" label="Services (optional)" className={WIDE}>
      <MultiSelect
        loading={isFetching}
        placeholder="None"
        showSearch={{ optionFilterProp: 'name' }}
        options={options}
        onChange={(ids: string[]) => onChoose?.(all.filter(({ id }) => ids.includes(id)))}
      />
    </Form.Item>
  );
}
