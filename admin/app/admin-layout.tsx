import { Outlet } from 'react-router-dom';
import { PaletteOpener } from '../command-palette/index.ts';
import { Desk } from '../shared/navigation/index.ts';
import { useNavigation } from './use-navigation.ts';

/** The screens beside the navigation, with the entries of this installation. */
export function AdminLayout() {
  const groups = useNavigation();
  return (
    <Desk groups={groups} renderPalette={(isCompact) => <PaletteOpener isCompact={isCompact} />}>
      <Outlet />
    </Desk>
  );
}
