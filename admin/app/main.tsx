import '../shared/ui/reset.css';
import '@mantine/core/styles.layer.css';
import '@fontsource-variable/archivo/wdth.css';
import '@fontsource-variable/geist-mono/wght.css';
import '../shared/ui/fonts.css';
import '../shared/ui/base.css';
import '../shared/ui/mantine.css';
import '../shared/ui/classes.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startI18n } from '../shared/i18n/index.ts';
import { App } from './app.tsx';

async function startAdmin() {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no element with id root');
  await startI18n();
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void startAdmin();
