import type { CustomScriptView, SaveCustomScript } from '@farmhouse/contracts/content/custom-script';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

export const customScripts = ownerCrud<CustomScriptView, SaveCustomScript>(
  'admin/custom-scripts',
  'CustomScript',
  'PUT',
);
