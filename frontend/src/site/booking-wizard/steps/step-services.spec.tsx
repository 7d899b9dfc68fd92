import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form';
import { Provider } from 'react-redux';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { seed } from '../../page/seed.ts';
import { EMPTY_FORM, type FormInput } from '../form/booking-form.ts';
import { StepServices } from './step-services.tsx';

const GONE = 'A selected service is no longer available. Please choose again.';
const bonfire = { id: 3, name: 'Bonfire', description: 'With wood', price: 800, maxGuests: null } as ServiceView;

interface StepProps {
  values?: Partial<FormInput>;
  errors?: FieldErrors<FormInput>;
}

function Step({ values, errors = {} }: StepProps) {
  const form = useForm<FormInput>({ defaultValues: { ...EMPTY_FORM, ...values } });
  return (
    <FormProvider {...form} formState={{ ...form.formState, errors }}>
      <StepServices />
    </FormProvider>
  );
}

/** The step's HTML with one service on offer. */
function stepWith(service: ServiceView, props: StepProps): string {
  const store = createStore();
  seed(store, [{ endpointName: 'getServices', arg: undefined, value: [service] }]);
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <Step {...props} />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // ends the cache's timer
  return html;
}

it('the step of the services says why a request was refused for one', () => {
  const html = stepWith(bonfire, { errors: { selectedServices: { type: 'server', message: GONE } } });

  expect(html).toContain('Bonfire');
  expect(html).toContain(GONE);
});

it.each([
  [16, '16', false],
  [16, '17', true],
  [16, '', false],
  [null, '20', false],
])('a service for up to %s guests asks a party of %j for how many it is: %s', (maxGuests, guestCount, asks) => {
  const html = stepWith({ ...bonfire, maxGuests }, { values: { guestCount } });

  expect(html.includes(`You are ${guestCount} guests.`)).toBe(asks);
});
