import { capitalised } from '../capitalised.ts';

/** All texts of a section about one kind of record, except its fields'. */
export interface CrudTexts {
  add: string;
  edit: string;
  created: string;
  updated: string;
  deleted: string;
  loadFailed: string;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
}

/** The default texts of a kind: `crudTexts('service')`. Spread and override them. Rule: texts of failures. */
export function crudTexts(noun: string): CrudTexts {
  const start = capitalised(noun);
  const title = start.replaceAll(/ [a-z]/g, (letter) => letter.toUpperCase());
  return {
    add: `Add ${title}`,
    edit: `Edit ${title}`,
    created: `${start} created successfully`,
    updated: `${start} updated successfully`,
    deleted: `${start} deleted successfully`,
    loadFailed: `Failed to load ${noun}`,
    createFailed: `Failed to create ${noun}`,
    updateFailed: `Failed to update ${noun}`,
    deleteFailed: `Failed to delete ${noun}`,
  };
}
