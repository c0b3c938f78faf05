import { serviceIcons } from "../generated/service-icons.tsx";

export const GET = () =>
  new Response(serviceIcons(), { headers: { "Content-Type": "image/svg+xml" } });
