import { Suspense } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { reportOutcome } from '../ui/report-outcome.ts';
import { Nothing } from '../ui/states.tsx';
import { RecordList } from '../ui/record-list.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { useEditor } from '../ui/use-editor.ts';
import { useAdminServices, useDeleteServiceMutation } from './services.api.ts';
import { serviceColumns } from './service-columns.tsx';

const ServiceForm = lazyWithRetry(() => import('./service-form.tsx'));

/** The paid extras that guests can add to a stay. */
export default function ServicesPage() {
  const { data, isError, refetch } = useAdminServices();
  const [remove] = useDeleteServiceMutation();
  const { edited, add, edit, close } = useEditor<ServiceView>();

  const confirmAndDelete = ({ id, name }: ServiceView) => {
    if (!window.confirm(`Delete the service "${name}"? Guests can no longer choose it.`)) return;
    void reportOutcome(remove(id).unwrap(), {
      done: { title: 'Success', description: 'Service deleted successfully' },
      failed: 'Failed to delete service',
    });
  };

  const addButton = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
      Add Service
    </Button>
  );
  return (
    <>
      <SectionBar
        text="Extras that guests can add to a stay. A new price holds from the next request on."
        action={addButton}
      />
      <RecordList
        label="Services"
        columns={serviceColumns(edit, confirmAndDelete)}
        records={data}
        idOf={({ id }) => id}
        isError={isError}
        refetch={refetch}
        empty={<Nothing text="No services found" hint="Add the first extra, a bonfire perhaps." />}
      />
      {edited && (
        <Suspense>
          <ServiceForm service={edited === 'new' ? undefined : edited} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
