import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';
import { DROP_UNUSED_AFTER, FRESH_FOR } from './cache.ts';

/** The one api of the front end. It has no calls of its own: each feature injects its own from its `*.api.ts`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  refetchOnMountOrArgChange: FRESH_FOR,
  keepUnusedDataFor: DROP_UNUSED_AFTER,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  tagTypes: [
    'Setting',
    'SettingList',
    'Service',
    'ServiceList',
    'Coupon',
    'CouponList',
    'BlogPost',
    'BlogPostList',
    'PageContent',
    'PageContentList',
    'Booking',
    'BookingList',
    'BookingSummary',
    'Calendar',
    'Availability',
    'GuestBooking',
    'Admin',
  ],
  endpoints: () => ({}),
});
