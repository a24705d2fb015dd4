import type { SessionUser } from '../shared/session/index.ts';
import type { ImageRequest } from '../shared/users/index.ts';
import { useEffect, useState } from 'react';
import { useStoreProfileMutation } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { submit } from '../shared/errors/index.ts';
import { sessionStore } from '../shared/session/index.ts';
import { removeProfileImage, storeUser, uploadProfileImage, userFlags } from '../shared/users/index.ts';

type Profile = { name: string; jobTitle: string; email: string };

export type OwnAccount = {
  profile: Profile;
  imageRequest: ImageRequest | null;
  /** Raised with every stored picture, whose address stays the same. */
  imageRevision: number;
  /** Address that a link was sent to. */
  askedEmail: string | null;
  outcome: Outcome | 'waiting' | undefined;
  change(profile: Partial<Profile>): void;
  changeImage(request: ImageRequest | null): void;
  store(): Promise<void>;
};

/** A stored picture shows without asking for the user again. */
function showImage({ isRemoval }: ImageRequest): void {
  const { user } = sessionStore.get();
  if (user) sessionStore.receive({ ...user, image: isRemoval ? null : `/api/ximblox/user/${user.id}/image` });
}

/** The form over the own personal data: changes are kept here until they are stored, first the user, then the picture. */
export function useOwnAccount(user: SessionUser): OwnAccount {
  const [storeProfile] = useStoreProfileMutation();
  const [profile, setProfile] = useState<Profile>({ name: user.name, jobTitle: user.jobTitle, email: user.email });
  const [imageRequest, setImageRequest] = useState<ImageRequest | null>(null);
  const [imageRevision, setImageRevision] = useState(0);
  const [askedEmail, setAskedEmail] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<OwnAccount['outcome']>();
  useEffect(() => userFlags.clear, []);

  function edit(apply: () => void) {
    userFlags.clear();
    apply();
  }

  async function updateUser() {
    const email = profile.email.trim();
    const { data } = await storeProfile({ variables: { id: user.id, input: { ...profile, email } } });
    const stored = data?.updateUser.user;
    if (stored) {
      sessionStore.receive(stored);
      setAskedEmail(stored.email === email ? null : email);
    }
    return data?.updateUser.errors;
  }

  async function store() {
    userFlags.clear();
    setOutcome('waiting');
    const calls = {
      updateUser,
      removeImage: () => removeProfileImage(user.id),
      uploadImage: (image: File) => uploadProfileImage(user.id, image),
    };
    const next = await submit('users-overview', () => storeUser(calls, imageRequest));
    setOutcome(next);
    if (next !== 'done') return;
    if (imageRequest !== null) {
      showImage(imageRequest);
      setImageRevision((revision) => revision + 1);
    }
    setImageRequest(null);
    userFlags.succeed('update', 'store');
  }

  return {
    profile,
    imageRequest,
    imageRevision,
    askedEmail,
    outcome,
    change: (next) => edit(() => setProfile((present) => ({ ...present, ...next }))),
    changeImage: (request) => edit(() => setImageRequest(request)),
    store,
  };
}
