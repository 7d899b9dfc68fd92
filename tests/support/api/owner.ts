import type { BookingDetails, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { CouponView, SaveCoupon } from '@farmhouse/contracts/catalogue/coupon';
import type { SaveService, ServiceView } from '@farmhouse/contracts/catalogue/service';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import type { SignedIn } from '@farmhouse/contracts/identity/admin';
import { accepted, call, type ApiResponse, type RequestOptions } from './call.ts';
import { ADMIN_USERNAME, SITE_URL } from '../env.ts';
import { adminPassword } from '../processes/stack.ts';

/** `password`: of the product at `baseUrl`. */
export async function signIn(baseUrl = SITE_URL, password?: string): Promise<SignedIn> {
  const body = { username: ADMIN_USERNAME, password: password ?? (await adminPassword()) };
  return accepted(await call<SignedIn>('POST', '/api/admin/login', { body, baseUrl }));
}

/** The owner's API calls, with the admin token. */
export class Owner {
  readonly token: string;
  private readonly baseUrl: string;

  constructor(token: string, baseUrl = SITE_URL) {
    this.token = token;
    this.baseUrl = baseUrl;
  }

  static async signedIn(): Promise<Owner> {
    return new Owner((await signIn()).token);
  }

  call<T = unknown>(method: string, path: string, options: RequestOptions = {}): Promise<ApiResponse<T>> {
    return call<T>(method, path, { token: this.token, baseUrl: this.baseUrl, ...options });
  }

  async get<T>(path: string): Promise<T> {
    return accepted(await this.call<T>('GET', path));
  }

  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    return accepted(await this.call<T>(method, path, { body }));
  }

  async booking(code: string): Promise<BookingView> {
    const [found] = await this.get<BookingView[]>(`/api/admin/bookings?q=${code}`);
    if (!found) throw new Error(`GET /api/admin/bookings does not find ${code}`);
    return found;
  }

  async details(code: string): Promise<BookingDetails> {
    return this.get(`/api/admin/bookings/${(await this.booking(code)).id}`);
  }

  async confirm(code: string): Promise<BookingView> {
    return this.send('POST', `/api/bookings/${(await this.booking(code)).id}/confirm`);
  }

  addService(service: SaveService): Promise<ServiceView> {
    return this.send('POST', '/api/admin/services', service);
  }

  addCoupon(coupon: SaveCoupon): Promise<CouponView> {
    return this.send('POST', '/api/admin/coupons', coupon);
  }

  /** Stores a setting; returns its previous value, undefined when it was not stored. */
  async set(key: string, value: string): Promise<string | undefined> {
    const settings = await this.get<SettingView[]>('/api/admin/site-settings');
    const stored = settings.find((setting) => setting.key === key);
    if (stored) await this.send('PUT', `/api/admin/site-settings/${stored.id}`, { ...stored, value });
    else await this.send('POST', '/api/admin/site-settings', { key, value });
    return stored?.value;
  }
}
