import { Switch } from 'antd';
import type { SaveService, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { services } from './services.api.ts';

/** The body that stores a service with another status. */
function withStatus({ id: _id, ...fields }: ServiceView, active: boolean): SaveService {
  return { ...fields, active };
}

/** Offers a service to guests or hides it; after a failure the switch shows what is stored. */
export function ServiceSwitch({ service }: { service: ServiceView }) {
  const { id, name, active } = service;
  const [save, { isSaving }] = services.useSave();
  const toggle = (next: boolean): Promise<unknown> =>
    reportOutcome(save(withStatus(service, next), id), {
      done: { title: 'Success', description: next ? `Guests can book ${name}` : `${name} is hidden from guests` },
      failed: 'Failed to update service',
      again: () => toggle(next),
    });
  return (
    <span className="inline-flex items-center gap-2 text-sm font-normal">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <Switch
          checked={active}
          loading={isSaving}
          aria-label={`Active: ${name}`}
          onChange={(next) => void toggle(next)}
        />
        <span aria-hidden>{active ? 'Active' : 'Inactive'}</span>
      </label>
    </span>
  );
}
