package vedette.cli.console;

import java.util.Objects;

/**
 * A command line that cannot be met, in words for the user.
 *
 * <p>Anything else that ends a run early is thrown by whoever finds it: a wrong file, a bad
 * request, a refusal.
 */
public final class Failure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final String help;
  private final int exitCode;

  public Failure(String code, int exitCode, String message, String help) {
    super(message);
    this.code = code;
    this.exitCode = exitCode;
    this.help = Objects.requireNonNull(help);
  }

  public static Failure usage(String code, String message, String help) {
    return new Failure(code, ExitCode.USAGE, message, help);
  }

  public String code() {
    return code;
  }

  int exitCode() {
    return exitCode;
  }

  public String help() {
    return help;
  }
}
