# Homebrew's formula, for the directory Formula of a tap.
class Vedette < Formula
  desc "Odds of the battles of tabletop wargames"
  homepage "{home}"
  url "{address}/vedette", using: :nounzip
  version "{version}"
  sha256 "{program}"
  license "Apache-2.0"

  depends_on "openjdk@17"

  resource "share" do
    url "{address}/vedette-{version}-share.tar.gz"
    sha256 "{share}"
  end

  def install
    libexec.install "vedette"
    chmod 0755, libexec/"vedette"
    (bin/"vedette").write_env_script libexec/"vedette", JAVA_HOME: Language::Java.overridable_java_home_env("17")[:JAVA_HOME]
    resource("share").stage { share.install Dir["share/*"] }
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/vedette --version")
  end
end
