import { api } from '../../../shared/api/api.ts';
import { pageOf, type Page } from '../../../shared/api/page.ts';

type ApiTag = Extract<Parameters<typeof api.util.invalidateTags>[0][number], string>;
type KindOf<Tag> = Tag extends `${infer Kind}List` ? Extract<ApiTag, Kind> : never;
/** Cache tag of a kind of record as guests read it; the owner's list has the same tag with the suffix `List`. */
type OwnedTag = KindOf<ApiTag>;

interface Resource {
  path: string;
  tag: OwnedTag;
  listHeaders?: Record<string, string>;
}

/** A list, or the part of it that the query's parameters name. */
interface ListArgs extends Resource {
  params?: Record<string, unknown>;
}

const stale = (_result: unknown, _error: unknown, { resource: { tag } }: { resource: Resource }) => [
  tag,
  `${tag}List` as const,
];

const crudApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownerList: build.query<Page<unknown>, ListArgs>({
      query: ({ path, listHeaders, params }) => ({ url: path, headers: listHeaders, params }),
      transformResponse: (items: unknown[], meta) => pageOf(items, meta),
      extraOptions: { asOwner: true },
      providesTags: (_result, _error, { tag }) => [`${tag}List` as const],
    }),
    ownerCreate: build.mutation<unknown, { resource: Resource; body: object }>({
      query: ({ resource, body }) => ({ url: resource.path, method: 'POST', body }),
      invalidatesTags: stale,
    }),
    ownerUpdate: build.mutation<unknown, { resource: Resource; id: number; method: 'PUT' | 'PATCH'; body: object }>({
      query: ({ resource, id, method, body }) => ({ url: `${resource.path}/${id}`, method, body }),
      invalidatesTags: stale,
      onQueryStarted: async ({ resource, id }, { dispatch, getState, queryFulfilled }) => {
        // shown at once, a round trip before the list is fetched again; a failure is reported by the caller
        const response = await queryFulfilled.catch(() => undefined);
        if (!response) return;
        for (const args of crudApi.util.selectCachedArgsForQuery(getState(), 'ownerList'))
          if (args.path === resource.path) dispatch(replaceListed(args, id, response.data));
      },
    }),
    ownerRemove: build.mutation<null, { resource: Resource; id: number }>({
      query: ({ resource, id }) => ({ url: `${resource.path}/${id}`, method: 'DELETE' }),
      invalidatesTags: stale,
    }),
  }),
});

/** Replaces a record of a list that was fetched. */
const replaceListed = (args: ListArgs, id: number, stored: unknown) =>
  crudApi.util.updateQueryData('ownerList', args, ({ items }) => {
    const index = items.findIndex((record) => (record as Identified).id === id);
    if (index >= 0) items[index] = stored;
  });

export type Identified = { id: number };

/** How a list is fetched, and when again besides each time its section opens. */
interface ListOptions {
  /** Headers of the list's call. */
  headers?: Record<string, string>;
  /** Polling interval in milliseconds while the window is visible. */
  pollingInterval?: number;
  refetchOnFocus?: boolean;
}

/**
 * CRUD endpoints for one kind of record: `ownerCrud<ServiceView, SaveService>('admin/services', 'Service', 'PUT')`.
 * `path` is the list's, relative to /api/; a record's path is the list's plus its id. The list is fetched with the
 * owner's token, even from a public path. Every change invalidates the owner's list and the guests' data,
 * so that both are fetched again.
 */
export function ownerCrud<View extends Identified, Save extends object>(
  path: string,
  tag: OwnedTag,
  method: 'PUT' | 'PATCH',
  { headers: listHeaders, ...options }: ListOptions = {},
) {
  const resource: Resource = { path, tag, listHeaders };
  const usePage = (params?: Record<string, unknown>, { skip = false } = {}) => {
    const list = crudApi.useOwnerListQuery(
      { ...resource, params },
      { refetchOnMountOrArgChange: true, skipPollingIfUnfocused: true, skip, ...options },
    );
    const { isError, refetch, isFetching, isLoading } = list;
    type Shown = Page<View> | undefined;
    const state = { isError, refetch, isFetching, isLoading };
    return { data: list.data as Shown, currentData: list.currentData as Shown, ...state };
  };
  return {
    /** All records, including those hidden from guests; fetched again each time a section opens. */
    useList: () => {
      const { data, isError, refetch, isFetching, isLoading } = usePage();
      return { data: data?.items, isError, refetch, isFetching, isLoading };
    },
    /**
     * The records that the query's parameters name, as for one page, and the number of all that match them; without
     * parameters all records. While other ones are loading, `data` has the previous ones.
     */
    usePage,
    /** Creates a record, or updates the one with this id; returns it as stored. */
    useSave: () => {
      const [create, creating] = crudApi.useOwnerCreateMutation();
      const [update, updating] = crudApi.useOwnerUpdateMutation();
      const save = (body: Save, id?: number) =>
        (id === undefined
          ? create({ resource, body }).unwrap()
          : update({ resource, id, method, body }).unwrap()) as Promise<View>;
      return [save, { isSaving: creating.isLoading || updating.isLoading }] as const;
    },
    /** Updates only the given fields of a record. */
    useChange: () => {
      const [update, { isLoading }] = crudApi.useOwnerUpdateMutation();
      const change = (id: number, fields: Partial<Save>) =>
        update({ resource, id, method, body: fields }).unwrap() as Promise<View>;
      return [change, { isChanging: isLoading }] as const;
    },
    /** Puts these records into the cache until the list is fetched again. */
    showList: (records: View[]) =>
      crudApi.util.upsertQueryData('ownerList', resource, { items: records, total: records.length }),
    useRemove: () => {
      const [remove] = crudApi.useOwnerRemoveMutation();
      return (id: number) => remove({ resource, id }).unwrap();
    },
  };
}

export type OwnerCrud<View extends Identified, Save extends object> = ReturnType<typeof ownerCrud<View, Save>>;
