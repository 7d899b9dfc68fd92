import { OPERATIONS, type Call, type Reply } from './operations.ts';

/** One of the houses: a process whose environment names its product, and which does to it what its parent asks for. */
process.on('message', ({ id, name, input }: Call) => {
  const operation = OPERATIONS[name] as (input: unknown) => Promise<unknown>;
  operation(input).then(
    (result) => reply({ id, result }),
    (error: unknown) => reply({ id, error: `${name}: ${String(error)}` }),
  );
});

/** A parent that has ended needs no answer. */
const reply = (message: Reply): void => {
  if (process.connected) process.send?.(message, () => undefined);
};
