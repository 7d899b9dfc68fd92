import type { TestService } from '@farmhouse/platform/testing/test-service';

/** The lines of a CSV file of analytics, and the header that names it. */
export async function readCsv(analytics: TestService, query: string) {
  const response = await analytics.app.inject({
    url: `/api/admin/analytics/export.csv?${query}`,
    headers: { authorization: analytics.identity.bearer() },
  });
  return { lines: response.payload.trimEnd().split('\n'), disposition: response.headers['content-disposition'] };
}
