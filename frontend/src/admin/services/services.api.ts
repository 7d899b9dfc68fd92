import type { SaveService, ServiceView } from '@farmhouse/contracts/catalogue/service';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

export const services = ownerCrud<ServiceView, SaveService>('admin/services', 'Service', 'PUT');
