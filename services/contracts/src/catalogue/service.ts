/** Source: back-office specification 5. */
export const SERVICE_CATEGORIES = ['accommodation', 'food', 'entertainment', 'transport', 'activities', 'other'] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

/** A paid extra as the public site shows it. */
export interface ServiceView {
  id: number;
  name: string;
  description: string;
  /** Whole rupees, once a stay. */
  price: number;
  category: ServiceCategory;
  icon: string | null;
  active: boolean;
}

export interface SaveService {
  name: string;
  description: string;
  price: number;
  category?: ServiceCategory;
  icon?: string | null;
  active?: boolean;
}
