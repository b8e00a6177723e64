/** Other words for a screen or an action, by its id; both languages, because people mix them. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  '/app/today': 'tasks home agenda tareas inicio',
  '/app/board': 'board pipeline kanban deals leads tablero embudo',
  '/app/contacts': 'people leads clients personas clientes prospectos',
  '/app/contacts/trash':
    'deleted restore recycle bin eliminados borrados recuperar restaurar basura',
  '/app/dashboard': 'figures statistics numbers reports cifras estadisticas metricas',
  '/app/users': 'team staff accounts equipo cuentas',
  '/app/audit': 'audit log history security auditoria registro historial seguridad',
  '/app/leads-status': 'columns stages pipeline columnas etapas estatus',
  '/app/imports': 'listings upload files propiedades archivos',
  '/app/settings': 'preferences templates configuration preferencias plantillas ajustes',
  '/app/google2fa': '2fa security authenticator seguridad autenticador',
  '/app/listing': 'homes properties search casas propiedades buscar',
  'new-contact': 'add create lead agregar crear',
  import: 'upload csv excel subir archivo',
  'new-user': 'invite add staff invitar agregar',
  'new-status': 'add column stage agregar columna etapa',
  language: 'english spanish ingles espanol idioma lengua',
  shortcuts: 'help hotkeys ayuda atajos',
  'sign-out': 'log out exit leave salir desconectar',
};

/** What somebody wants to do with a person; the person follows. */
const VERBS =
  /^(?:call|phone|ring|e-?mail|mail|write(?: to)?|text|message|whatsapp|open|find|show|llamar(?: a)?|escribir(?: a)?|mensaje(?: a)?|correo(?: a)?|abrir(?: a)?|buscar(?: a)?|ver(?: a)?)\s+(?=\S)/i;

/** "call jorge" looks for Jorge: everything can be done on the lead's page. */
export const withoutVerb = (text: string): string => text.replace(VERBS, '');
