import { useEffect, useRef } from 'react';
import { useSharedValue } from '../../../shared/state/shared-value.ts';
import { PleaseCall } from '../../ui/contact/please-call.tsx';
import { Notice } from '../../ui/notice.tsx';
import { blockedCookie } from './guest-booking.api.ts';

/**
 * Says why a booking that was looked up, or opened by a mail's link, still shows only what its code alone shows. It
 * takes the focus, because the form that was sent may be far below.
 */
export function CookieBlockedNotice({ code }: { code: string }) {
  const blocked = useSharedValue(blockedCookie);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [blocked]);
  if (blocked?.code !== code) return null;
  return (
    <div ref={notice} tabIndex={-1} role="alert" className="mx-auto max-w-5xl scroll-mt-24 px-4 pt-6 sm:px-6">
      <Notice tone="warning" title="Your browser blocks the cookie that opens your booking">
        <p>Allow cookies for this site, then open your booking again.</p>
        <PleaseCall> if that does not work.</PleaseCall>
      </Notice>
    </div>
  );
}
