import { DASHBOARD_COOKIE } from '@farmhouse/contracts/identity/admin';

const MARK = new RegExp(`(?:^|;)\\s*(?:__Host-)?${DASHBOARD_COOKIE}=`);

/** True if the browser that sends these cookies has a dashboard session: its pages run no custom script. */
export const hasDashboardSession = (cookies: string | undefined): boolean => MARK.test(cookies ?? '');
