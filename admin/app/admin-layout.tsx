import { Outlet } from 'react-router-dom';
import { CommandPaletteButton } from '../command-palette/index.ts';
import { NavigationLayout } from '../shared/navigation/index.ts';
import { useNavigationGroups } from './use-navigation.ts';

/** Layout with the navigation, including the entries of this installation's extension. */
export function AdminLayout() {
  const groups = useNavigationGroups();
  return (
    <NavigationLayout
      groups={groups}
      renderPaletteButton={(isCompact) => <CommandPaletteButton isCompact={isCompact} />}
    >
      <Outlet />
    </NavigationLayout>
  );
}
