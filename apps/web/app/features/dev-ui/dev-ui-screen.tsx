import { Toaster } from '~/ui/toaster';
import { page } from './samples';
import { ButtonsSection } from './sections/buttons-section';
import { CardsSection } from './sections/cards-section';
import { ChartsSection } from './sections/charts-section';
import { ChoicesSection } from './sections/choices-section';
import { DisclosureSection } from './sections/disclosure-section';
import { FieldsSection } from './sections/fields-section';
import { HeadingsSection } from './sections/headings-section';
import { MapSection } from './sections/map-section';
import { OverlaysSection } from './sections/overlays-section';
import { SlidersSection } from './sections/sliders-section';
import { StatesSection } from './sections/states-section';
import { TableSection } from './sections/table-section';
import { ThemePanel } from './theme-panel';

const THEMES = ['light', 'dark'] as const;

/** All parts of the interface, light and dark side by side. */
export function DevUiScreen() {
  return (
    <main>
      <header className="px-4 py-10 md:px-8">
        <h1 className="text-40 md:text-56">{page.title}</h1>
        <p className="mt-2 text-18 text-ink-2">{page.lead}</p>
      </header>
      <div className="grid lg:grid-cols-2">
        {THEMES.map((theme) => (
          <ThemePanel key={theme} theme={theme} name={page.themes[theme]}>
            <HeadingsSection />
            <ButtonsSection />
            <FieldsSection />
            <SlidersSection />
            <ChoicesSection />
            <OverlaysSection />
            <DisclosureSection />
            <CardsSection />
            <TableSection theme={page.themes[theme]} />
            <ChartsSection />
            <MapSection theme={page.themes[theme]} />
            <StatesSection />
          </ThemePanel>
        ))}
      </div>
      <Toaster />
    </main>
  );
}
