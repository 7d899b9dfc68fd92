import { Switch } from 'antd';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { services } from './services.api.ts';

/** Offers a service to guests or hides it; after a failure the switch shows what is stored. */
export function ServiceSwitch({ service }: { service: ServiceView }) {
  const { id, name, active } = service;
  const [change, { isChanging }] = services.useChange();
  const toggle = (next: boolean): Promise<unknown> =>
    reportOutcome(change(id, { active: next }), {
      done: { title: 'Success', description: next ? `Guests can book ${name}` : `${name} is hidden from guests` },
      failed: 'Failed to update service',
      again: () => toggle(next),
    });
  return (
    <span className="inline-flex items-center gap-2 text-sm font-normal">
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <Switch
          checked={active}
          loading={isChanging}
          aria-label={`Active: ${name}`}
          onChange={(next) => void toggle(next)}
        />
        <span aria-hidden>{active ? 'Active' : 'Inactive'}</span>
      </label>
    </span>
  );
}
