import type { SessionUser } from '../shared/session/index.ts';
import type { ImageRequest } from '../shared/users/index.ts';
import { useEffect, useState } from 'react';
import { useStoreProfileMutation } from '../generated/graphql.ts';
import { submitCall } from '../shared/errors/index.ts';
import { type Form, listChangedFields, selectFields, rebaseForm, useForm } from '../shared/forms/index.ts';
import { sessionStore } from '../shared/session/index.ts';
import { storeUser, useProfileImageCalls, userChangeFlags } from '../shared/users/index.ts';

type Profile = { name: string; jobTitle: string; email: string };

const toProfile = ({ name, jobTitle, email }: Profile): Profile => ({ name, jobTitle, email });

export type OwnAccount = {
  profile: Profile;
  imageRequest: ImageRequest | null;
  /** Increased with each stored image, because its URL stays the same. */
  imageRevision: number;
  /** New address that a confirmation link was sent to. */
  pendingEmail: string | null;
  form: Form;
  change(profile: Partial<Profile>): void;
  changeImage(request: ImageRequest | null): void;
  store(): Promise<void>;
};

/** Shows a stored image without reloading the user. */
function updateSessionImage({ isRemoval }: ImageRequest): void {
  const { user } = sessionStore.get();
  if (user) sessionStore.receive({ ...user, image: isRemoval ? null : `/api/ximblox/user/${user.id}/image` });
}

/** The edited profile; only fields that differ from the stored ones are sent. */
function useProfile(user: SessionUser) {
  const [base, setBase] = useState(() => toProfile(user));
  const [profile, setProfile] = useState(base);
  return {
    profile,
    changes: (draft: Profile): Partial<Profile> => selectFields(draft, listChangedFields(base, draft)),
    change: (next: Partial<Profile>) => setProfile((current) => ({ ...current, ...next })),
    receive(stored: Profile) {
      const latest = toProfile(stored);
      setProfile((current) => rebaseForm({ base, draft: current, latest }));
      setBase(latest);
    },
  };
}

/** Form state of the personal data; saves first the user, then the image. */
export function useOwnAccount(user: SessionUser): OwnAccount {
  const [storeProfile] = useStoreProfileMutation();
  const { profile, changes, change, receive } = useProfile(user);
  const [imageRequest, setImageRequest] = useState<ImageRequest | null>(null);
  const imageCalls = useProfileImageCalls();
  const [imageRevision, setImageRevision] = useState(0);
  const [pendingEmail, setPendingEmail] = useState<string | null>(null);
  const form = useForm('users-overview');
  useEffect(() => userChangeFlags.clear, []);

  function applyEdit(apply: () => void) {
    userChangeFlags.clear();
    apply();
  }

  async function updateUser() {
    const email = profile.email.trim();
    const { data } = await storeProfile({ variables: { id: user.id, input: changes({ ...profile, email }) } });
    const stored = data?.updateUser.user;
    if (stored) {
      sessionStore.receive(stored);
      receive(stored);
      setPendingEmail(stored.email === email ? null : email);
    }
    return data?.updateUser.errors;
  }

  async function store() {
    userChangeFlags.clear();
    const calls = { updateUser, ...imageCalls(user.id) };
    if (!(await form.submit(() => submitCall('users-overview', () => storeUser(calls, imageRequest))))) return;
    if (imageRequest !== null) {
      updateSessionImage(imageRequest);
      setImageRevision((revision) => revision + 1);
    }
    setImageRequest(null);
    userChangeFlags.markDone('update', 'store');
  }

  return {
    profile,
    imageRequest,
    imageRevision,
    pendingEmail,
    form,
    change: (next) => applyEdit(() => change(next)),
    changeImage: (request) => applyEdit(() => setImageRequest(request)),
    store,
  };
}
