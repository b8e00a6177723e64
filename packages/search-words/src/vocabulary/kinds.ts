import type { PropertyType } from '@alpha/contract/property-types';

/** "Home" and "vivienda" mean any of them and are fillers; "house" and "casa" do not. */
export const KIND_PHRASES: Partial<Record<PropertyType, string>> = {
  single_family:
    'house|houses|single family|single family home|single family homes|single family house|single family houses|single familys|sfh|sfr|detached|casa|casas|casita|casitas|unifamiliar|unifamiliares|casa unifamiliar|casas unifamiliares|vivienda unifamiliar|viviendas unifamiliares|house for sale',
  condo:
    'condo|condos|condominium|condominiums|apartment|apartments|apt|apts|flat|flats|apartamento|apartamentos|apto|aptos|departamento|departamentos|depto|deptos|condominio|condominios|depa|depas',
  townhouse:
    'townhouse|townhouses|townhome|townhomes|town house|town houses|town home|town homes|rowhouse|row house|rowhouses|casa adosada|casas adosadas|adosada|adosadas|adosado|adosados|casa en hilera|casas en hilera',
  multi_family:
    'multifamily|multi family|multi family home|multi family homes|multifamily home|multifamily homes|duplex|duplexes|triplex|triplexes|fourplex|fourplexes|quadplex|quadplexes|multifamiliar|multifamiliares|cuadruplex',
  land: 'land|lot|lots|vacant lot|vacant lots|vacant land|terreno|terrenos|lote|lotes',
};
