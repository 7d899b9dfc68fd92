import { useUrlParams } from '../use-url-params.ts';

/** A filter kept in the URL under `name`; undefined when nothing is filtered. */
export function useFilter<Value extends string>(name: string, values: readonly Value[]) {
  const [params, change] = useUrlParams();
  const chosen = values.find((value) => value === params.get(name));
  return [chosen, (value: Value | undefined) => change({ [name]: value })] as const;
}
