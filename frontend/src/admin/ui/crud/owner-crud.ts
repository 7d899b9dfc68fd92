import { api } from '../../../shared/api/api.ts';

type ApiTag = Extract<Parameters<typeof api.util.invalidateTags>[0][number], string>;
type KindOf<Tag> = Tag extends `${infer Kind}List` ? Extract<ApiTag, Kind> : never;
/** Cache tag of a kind of record as guests read it; the owner's list has the same tag with the suffix `List`. */
type OwnedTag = KindOf<ApiTag>;

interface Resource {
  path: string;
  tag: OwnedTag;
  listHeaders?: Record<string, string>;
}

const stale = (_result: unknown, _error: unknown, { resource: { tag } }: { resource: Resource }) => [
  tag,
  `${tag}List` as const,
];

const crudApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownerList: build.query<unknown[], Resource>({
      query: ({ path, listHeaders }) => ({ url: path, headers: listHeaders }),
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
      onQueryStarted: async ({ resource, id }, { dispatch, queryFulfilled }) => {
        // shown at once, a round trip before the list is fetched again; a failure is reported by the caller
        const response = await queryFulfilled.catch(() => undefined);
        if (response) dispatch(replaceListed(resource, id, response.data));
      },
    }),
    ownerRemove: build.mutation<null, { resource: Resource; id: number }>({
      query: ({ resource, id }) => ({ url: `${resource.path}/${id}`, method: 'DELETE' }),
      invalidatesTags: stale,
    }),
  }),
});

/** Replaces a record of a list that was fetched. */
const replaceListed = (resource: Resource, id: number, stored: unknown) =>
  crudApi.util.updateQueryData('ownerList', resource, (records) => {
    const index = records.findIndex((record) => (record as Identified).id === id);
    if (index >= 0) records[index] = stored;
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
  return {
    /** All records, including those hidden from guests; fetched again each time a section opens. */
    useList: () => {
      const { data, isError, refetch, isFetching } = crudApi.useOwnerListQuery(resource, {
        refetchOnMountOrArgChange: true,
        skipPollingIfUnfocused: true,
        ...options,
      });
      return { data: data as View[] | undefined, isError, refetch, isFetching };
    },
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
    showList: (records: View[]) => crudApi.util.upsertQueryData('ownerList', resource, records),
    useRemove: () => {
      const [remove] = crudApi.useOwnerRemoveMutation();
      return (id: number) => remove({ resource, id }).unwrap();
    },
  };
}

export type OwnerCrud<View extends Identified, Save extends object> = ReturnType<typeof ownerCrud<View, Save>>;
