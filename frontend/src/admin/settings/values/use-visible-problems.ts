import { useState } from 'react';
import { Form } from 'antd';
import type { Problems } from './problems.ts';

/**
 * Which of the problems are shown: those of fields that have lost focus, and all of them once a save was refused. A
 * change hides the message of the refusal itself.
 */
export function useVisibleProblems(problems: Problems) {
  const form = Form.useFormInstance();
  const { errors = [] } = Form.Item.useStatus();
  const [isRefused, setRefused] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (errors.length > 0 && !isRefused) setRefused(true);
  return {
    problemOf: (field: string) => (isRefused || left.has(field) ? problems.get(field) : undefined),
    leave: (field: string) => setLeft((before) => new Set(before).add(field)),
    /** To be called when rows have moved: no field counts as left any more. */
    startAgain: () => setLeft(new Set()),
    takeBackRefusal: () => {
      if (errors.length > 0) form.setFields([{ name: 'value', errors: [] }]);
    },
  };
}
