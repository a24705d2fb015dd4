import type { ApiTokenRowFragment } from '../generated/graphql.ts';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateTokenModal } from './create-token-modal.tsx';
import { TokenSecretModal } from './token-secret-modal.tsx';

type Props = { variant?: 'filled' | 'default'; onCreated: () => void };

/** Button that opens the form for a new token, then shows the token's secret. */
export function CreateTokenButton({ variant = 'filled', onCreated }: Props) {
  const { t } = useTranslation();
  const [isModalOpen, setIsModalOpen] = useState(false);
  const [created, setCreated] = useState<{ token: ApiTokenRowFragment; secret: string } | null>(null);
  return (
    <>
      <Button
        variant={variant}
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        onClick={() => setIsModalOpen(true)}
      >
        {t('apiTokens.create')}
      </Button>
      {isModalOpen ? (
        <CreateTokenModal
          onCreated={(next) => {
            setCreated(next);
            onCreated();
          }}
          onClose={() => setIsModalOpen(false)}
        />
      ) : null}
      {created ? (
        <TokenSecretModal name={created.token.name} secret={created.secret} onClose={() => setCreated(null)} />
      ) : null}
    </>
  );
}
