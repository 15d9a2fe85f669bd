package vedette.cli.console;

import java.util.Objects;

/**
 * A command line that cannot be run, in words for the user.
 *
 * <p>Any other reason to end a run early is thrown where it is found: a wrong file, a bad request,
 * a refusal.
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
