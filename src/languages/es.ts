import type { Words } from "./words.ts";

export const es: Words = {
  locale: "es-US",
  home: "Inicio",
  breadcrumb: "Ruta de navegación",
  thisPageInLanguage: "Esta página en español",
  bookOnline: "Reservar en línea",
  callNow: "Llamar ahora",
  opensInNewTab: "(se abre en una pestaña nueva)",
  office: {
    phone: "Teléfono",
    fax: "Fax",
    address: "Dirección",
    hours: "Horario",
    closed: "cerrado",
    ages: "Edades",
    agesFrom: (years) => `Desde los ${years} años`,
  },
  hours: {
    dayRange: (from, to) => `${from} a ${to}`,
    dayPair: (from, to) => `${from} y ${to}`,
    timeRange: (opens, closes) => `${opens} a ${closes}`,
  },
};
