import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { Provider } from 'react-redux';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { api } from '../../../shared/api/api.ts';
import { createStore } from '../../../shared/api/store.ts';
import { seed } from '../../page/seed.ts';
import { EMPTY_FORM, type FormInput } from '../form/booking-form.ts';
import { StepServices } from './step-services.tsx';

const GONE = 'A selected service is no longer available. Please choose again.';
const bonfire = { id: 3, name: 'Bonfire', description: 'With wood', price: 800 } as ServiceView;

const refused = { type: 'server', message: GONE };

function Step() {
  const form = useForm<FormInput>({ defaultValues: EMPTY_FORM });
  const formState = { ...form.formState, errors: { selectedServices: refused } };
  return (
    <FormProvider {...form} formState={formState}>
      <StepServices />
    </FormProvider>
  );
}

it('the step of the services says why a request was refused for one', () => {
  const store = createStore();
  seed(store, [{ endpointName: 'getServices', arg: undefined, value: [bonfire] }]);

  const html = renderToStaticMarkup(
    <Provider store={store}>
      <Step />
    </Provider>,
  );
  store.dispatch(api.util.resetApiState()); // ends the cache's timer

  expect(html).toContain('Bonfire');
  expect(html).toContain(GONE);
});
