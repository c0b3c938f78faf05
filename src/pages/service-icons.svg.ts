import { serviceIcons } from "../files/service-icons.tsx";

export const GET = () => new Response(serviceIcons(), { headers: { "Content-Type": "image/svg+xml" } });
