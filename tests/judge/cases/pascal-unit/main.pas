unit main;
interface
implementation
end.
